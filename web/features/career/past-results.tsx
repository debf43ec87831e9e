import { useQuery } from '@tanstack/react-query'
import { CardGrid } from '../../ui/panel.tsx'
import { GapList } from './gap-list.tsx'
import { PastChat } from './past-chat.tsx'
import { profileTextsQuery, skillGapsQuery } from './queries.ts'
import { TextList } from './text-list.tsx'

/** Texts, analyses and the chat from an earlier plan. The person can still read, change, copy and delete them. */
export const PastResults = ({ sub }: { sub: string }) => {
  const { data: texts } = useQuery(profileTextsQuery)
  const { data: gaps } = useQuery(skillGapsQuery)
  return (
    <CardGrid alignItems="start" gap="6" mt="6">
      {texts && <TextList list={texts} sub={sub} />}
      {gaps && <GapList skillGaps={gaps.skillGaps} canCompare={false} />}
      <PastChat sub={sub} />
    </CardGrid>
  )
}
