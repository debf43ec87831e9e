import { chakra } from '@chakra-ui/react'

type Props = {
  /** From 1. */
  number: number
  question: string
  /** How it stands: its score, or that there is none. */
  says: string
}

export const QuestionLine = ({ number, question, says }: Props) => (
  <chakra.div display="flex" gap="3" py="3" minW="0" flex="1">
    <chakra.span flex="none" fontWeight="strong" color="brand.fg" minW="7">
      Q{number}
    </chakra.span>
    <chakra.span flex="1" minW="0" overflowWrap="anywhere">
      {question}
      <chakra.span
        display="block"
        mt="0.5"
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {says}
      </chakra.span>
    </chakra.span>
  </chakra.div>
)
