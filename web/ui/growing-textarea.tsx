import { chakra, Textarea } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/**
 * As tall as its text: a hidden copy of the text gives it the height, because `field-sizing` is missing in some browsers,
 * and measuring with each key press is slow on phones.
 */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    minW: 0,
    '&::after, & > textarea': { gridArea: '1 / 1 / 2 / 2' },
    '&::after': {
      content: 'attr(data-text) " "',
      visibility: 'hidden',
      px: '3',
      py: '2',
      border: '1px solid transparent',
      fontSize: '1rem',
      lineHeight: '1.75',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'break-word',
      minW: 0,
    },
  },
})

type Props = Omit<ComponentProps<typeof Textarea>, 'value'> & { value: string }

/** A text of one paragraph or a few. */
export const GrowingTextarea = ({ value, ...rest }: Props) => (
  <Frame data-text={value || rest.placeholder}>
    <Textarea
      rows={1}
      value={value}
      minH="tap"
      maxH="none"
      py="2"
      resize="none"
      overflow="hidden"
      fieldSizing="fixed"
      overflowWrap="break-word"
      {...rest}
    />
  </Frame>
)
