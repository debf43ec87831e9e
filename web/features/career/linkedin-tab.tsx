import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { profileTextsQuery } from './queries.ts'
import { TextRequestForm } from './text-request-form.tsx'
import { useToolAddress } from './tool-address.ts'
import { Later, type TabProps, ToolTab } from './tool-tab.tsx'

const TextList = lazyScreen(async () => (await import('./text-list.tsx')).TextList)

/** Loads the files that show a text, while the text is being written. */
const loadTextList = () =>
  void Promise.all([TextList.load(), import('./text-dialog.tsx')]).catch(() => undefined)

export const LinkedinTab = ({ sub, profile, canFit, isShown }: TabProps) => {
  const query = useQuery({ ...profileTextsQuery, subscribed: isShown })
  const { text } = useToolAddress()
  // The list is loaded when there is a text. It stays after the last text is deleted, because its toast and focus need it.
  const [isListed, setListed] = useState(false)
  if (!isListed && (text !== null || (query.data?.profileTexts.length ?? 0) > 0)) setListed(true)
  return (
    <ToolTab
      title="LinkedIn optimiser"
      text="Your headline, summary or bio, written for the role that you want, from what you told Aiki."
      profile={profile}
      form={known => <TextRequestForm sub={sub} profile={known} canFit={canFit} onSend={loadTextList} />}
    >
      <Loaded
        query={query}
        loading="Loading your texts"
        rows={4}
        inCard={false}
        failed="The texts that you made could not be loaded. They are safe with us."
      >
        {list => (
          <div>
            {list.profileTexts.length === 0 && (
              <chakra.div hideBelow="xl">
                <EmptyState
                  motif="letter"
                  title="Your texts will appear here"
                  text="Each text that Aiki writes for you is kept here. You can change it and copy it."
                />
              </chakra.div>
            )}
            {isListed && (
              <Later label="Loading your texts">
                <TextList list={list} sub={sub} />
              </Later>
            )}
          </div>
        )}
      </Loaded>
    </ToolTab>
  )
}
