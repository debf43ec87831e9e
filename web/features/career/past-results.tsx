import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { GapList } from './gap-list.tsx'
import { PastChat } from './past-chat.tsx'
import { profileTextsQuery, skillGapsQuery } from './queries.ts'
import { TextList } from './text-list.tsx'

/** What a person made on an earlier plan: theirs to read, change, copy and delete. Nothing where there is none. */
export const PastResults = ({ sub }: { sub: string }) => {
  const { data: texts } = useQuery(profileTextsQuery)
  const { data: gaps } = useQuery(skillGapsQuery)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" mt="6" maxW="reading">
      {texts && <TextList list={texts} sub={sub} />}
      {gaps && <GapList skillGaps={gaps.skillGaps} canCompare={false} />}
      <PastChat sub={sub} />
    </chakra.div>
  )
}
