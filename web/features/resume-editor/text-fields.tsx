import { chakra } from '@chakra-ui/react'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { shortened } from '../../truth/words.ts'
import { Button } from '../../ui/button.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { typedName, useCards } from './cards-context.ts'
import type { TextSection } from './edited-resume.ts'
import { changedIn, changedSections } from './edits.ts'
import { linesWithMarks } from './keeps-all.ts'
import { LineMark } from './line-mark.tsx'
import { fieldsOf } from './read-edited.ts'

const moreLines = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ' and in 1 more line' : ` and in ${count} more lines`
}

type Props = { section: TextSection; units: readonly Unit[] | undefined }

/** A section with Markdown that fields can't hold: as text, until the person gives up what is too much. */
export const TextFields = ({ section, units }: Props) => {
  const { edit, newKey, announce } = useCards()
  const { key } = section
  const put = (source: string) =>
    edit(
      changedSections(sections => changedIn(sections, key, of => ({ ...of, source }))),
      typedName(key, source),
    )
  const toFields = () => {
    edit(
      changedSections(sections =>
        sections.flatMap(of =>
          of.key === key && of.as === 'text'
            ? parseResume(of.source).sections.map((read, at) => ({
                ...fieldsOf(read, null, newKey),
                ...(at === 0 && { key }),
              }))
            : [of],
        ),
      ),
    )
    announce('This section has fields now. Undo brings the text back.')
  }
  const [first, ...others] = linesWithMarks(section.source)
  return (
    <>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {first
          ? `Fields can’t hold the bold words, links, numbers or table in “${shortened(first.trim())}”${moreLines(others.length)}.`
          : 'This section has bold words, links, numbers or a table, which fields can’t hold.'}{' '}
        So it is shown as Markdown, and nothing of it is lost.
      </chakra.p>
      <GrowingTextarea
        aria-label={`Markdown of ${section.title}`}
        value={section.source}
        data-field={key}
        fontFamily="mono"
        onChange={event => put(event.target.value)}
      />
      {units && <LineMark units={units} field={key} />}
      <Button variant="outline" size="sm" justifySelf="start" onClick={toFields}>
        Use fields, as plain text
      </Button>
    </>
  )
}
