import type { SystemStyleObject } from '@chakra-ui/react'
import type { ResumeTemplate } from '../../shared/lists.ts'

/** The styles of a template. Measures are in em, so that the paper scales with its font size. */
type Look = {
  readonly page: SystemStyleObject
  readonly head: SystemStyleObject
  readonly name: SystemStyleObject
  readonly headline: SystemStyleObject
  readonly contact: SystemStyleObject
  readonly section: SystemStyleObject
  readonly heading: SystemStyleObject
  readonly bullet: string
  /** The colour of the bullets. */
  readonly accent: string
}

const bigName: SystemStyleObject = {
  fontSize: '1.75em',
  lineHeight: '1.15',
  fontWeight: 'bold',
  letterSpacing: '-0.025em',
}

/** The padding of the page, and of the full-width band of `bold`. */
const inset = { x: { base: '1.6em', sm: '2.75em' }, y: { base: '1.9em', sm: '2.9em' } }

const professional: Look = {
  page: { px: inset.x, py: inset.y },
  head: {},
  name: bigName,
  headline: { color: 'brand.fg', fontWeight: 'semibold', mt: '0.15em' },
  contact: { mt: '0.45em', color: 'fg.muted', fontSize: '0.95em' },
  section: { mt: '1.35em' },
  heading: { fontWeight: 'strong', pb: '0.35em', mb: '0.5em', borderBottom: '1px solid {colors.fg}' },
  bullet: '–',
  accent: 'brand.fg',
}

/** The PDF draws the same looks. */
export const looks: Readonly<Record<ResumeTemplate, Look>> = {
  professional,
  minimalist: {
    ...professional,
    page: { px: { base: '1.9em', sm: '3.6em' }, py: { base: '2.2em', sm: '3.8em' } },
    name: { ...bigName, fontSize: '1.6em', fontWeight: 'normal' },
    headline: { color: 'fg.muted', mt: '0.2em' },
    section: { mt: '2em' },
    heading: { fontSize: '0.95em', fontWeight: 'semibold', color: 'fg.muted', mb: '0.5em' },
    accent: 'fg.muted',
  },
  bold: {
    ...professional,
    head: {
      mx: { base: '-1.6em', sm: '-2.75em' },
      mt: { base: '-1.9em', sm: '-2.9em' },
      mb: '1.7em',
      px: inset.x,
      py: '1.7em',
      bg: 'etu.900',
      color: 'white',
    },
    name: { ...bigName, fontSize: '2.1em' },
    headline: { color: 'citta.300', fontWeight: 'semibold', mt: '0.15em' },
    contact: { mt: '0.45em', color: 'etu.200', fontSize: '0.95em' },
    heading: {
      fontSize: '1.25em',
      lineHeight: '1.3',
      fontWeight: 'bold',
      letterSpacing: '-0.01em',
      color: 'etu.900',
      mb: '0.4em',
      _after: {
        content: '""',
        display: 'block',
        width: '1.8em',
        height: '3px',
        mt: '0.15em',
        bg: 'citta.400',
      },
    },
    bullet: '•',
    accent: 'etu.900',
  },
  executive: {
    ...professional,
    head: { textAlign: 'center' },
    name: { ...bigName, fontWeight: 'normal', letterSpacing: '0.02em' },
    headline: { color: 'fg.muted', letterSpacing: '0.02em', mt: '0.2em' },
    section: { mt: '1.7em' },
    heading: {
      textAlign: 'center',
      textTransform: 'uppercase',
      fontSize: '0.92em',
      fontWeight: 'semibold',
      letterSpacing: '0.08em',
      pb: '0.5em',
      mb: '0.5em',
      borderBottom: '1px solid {colors.border.emphasized}',
    },
    bullet: '•',
    accent: 'fg.muted',
  },
  loom: {
    ...professional,
    page: { px: inset.x, py: inset.y, ps: { base: '2.7em', sm: '4em' } },
    name: { ...bigName, color: 'etu.900' },
    heading: {
      fontWeight: 'bold',
      color: 'etu.900',
      pb: '0.3em',
      mb: '0.5em',
      borderBottom: '1px solid {colors.border}',
    },
    bullet: '•',
    accent: 'citta.500',
  },
}
