import { datedIn } from '../resume/dates.ts'
import type { Line } from './lines.ts'
import { roleScore } from './role-words.ts'

// The heads of jobs as most people write them: what some people write otherwise is put so before it is read.

/** `as Head Barista`, on a line of its own. */
const asRole = /^as (?:an? |the )?(\p{Lu}[^.:;]{2,60})$/u
const longestHead = 130

const isDatedHead = ({ text, bullet }: Line): boolean =>
  bullet !== 'sign' && text.length < longestHead && datedIn(text)?.isPeriod === true

/** The lines of a section about work, with roles labelled that a word announces, and heads without a full stop. */
export const withPlainHeads = (lines: readonly Line[]): Line[] =>
  lines.map(line => {
    const [, role = ''] = line.bullet === 'sign' ? [] : (asRole.exec(line.text) ?? [])
    if (role !== '' && roleScore(role) > 0) return { ...line, text: `Position: ${role}` }
    return isDatedHead(line) && /[^.]\p{Ll}\.$/u.test(line.text)
      ? { ...line, text: line.text.slice(0, -1) }
      : line
  })
