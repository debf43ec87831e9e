import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { TextList } from './linkedin/text-list.tsx'
import { usePlace } from './place.ts'
import { profileTextsQuery, skillGapsQuery } from './queries.ts'
import { GapList } from './skills/gap-list.tsx'

const KeptChat = lazyScreen(async () => (await import('./coach/kept-chat.tsx')).KeptChat)

/** What somebody made on a plan that they have no more: theirs to read, change, copy and delete. Else nothing. */
export const KeptResults = ({ sub }: { sub: string }) => {
  const place = usePlace()
  const { data: texts } = useQuery(profileTextsQuery)
  const { data: gaps } = useQuery(skillGapsQuery)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" mt="6" maxW="reading">
      {texts && (
        <TextList
          list={texts}
          sub={sub}
          openId={place.text}
          onOpen={id => place.open('text', id)}
          onClose={() => place.close('text')}
        />
      )}
      {gaps && (
        <GapList
          skillGaps={gaps.skillGaps}
          canCompare={false}
          openId={place.gap}
          onOpen={id => place.open('gap', id)}
          onClose={() => place.close('gap')}
        />
      )}
      <Suspense fallback={null}>
        <KeptChat sub={sub} />
      </Suspense>
    </chakra.div>
  )
}
