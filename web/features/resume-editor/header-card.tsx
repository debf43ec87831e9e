import { chakra, Input } from '@chakra-ui/react'
import { memo } from 'react'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { FormField } from '../../ui/form-field.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Panel } from '../../ui/panel.tsx'
import { typedName, useCards } from './cards-context.ts'
import type { EditedHeader, EditedResume } from './edited-resume.ts'
import { changedHeader } from './edits.ts'
import { FoldHeading } from './fold-heading.tsx'
import { LineList, type OnLines } from './line-list.tsx'
import { LineMark } from './line-mark.tsx'
import { headerKey } from './marked-fields.ts'

type Props = {
  header: EditedHeader
  isFolded: boolean
  marked: ReadonlyMap<string, readonly Unit[]>
}

const onContact: OnLines = change => changedHeader(of => ({ ...of, contact: change(of.contact) }))
const withSource =
  (source: string) =>
  (resume: EditedResume): EditedResume =>
    resume.header.as === 'text' ? { ...resume, header: { as: 'text', source } } : resume

/** The name, the headline and how the person is reached. */
export const HeaderCard = memo(({ header, isFolded, marked }: Props) => {
  const { edit } = useCards()
  const units = marked.get(headerKey)
  const field = (name: 'name' | 'headline', label: string, value: string, placeholder: string) => (
    <FormField label={label}>
      <Input
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        {...(name === 'name' && { 'data-field': headerKey })}
        onChange={event => {
          const typed = event.target.value
          edit(
            changedHeader(of => ({ ...of, [name]: typed })),
            typedName(name, typed),
          )
        }}
      />
    </FormField>
  )
  const title = 'Name and contacts'
  return (
    <Panel aria-label={title} px={{ base: '3', lg: '4' }} py="2">
      <FoldHeading
        level={2}
        keyOf={headerKey}
        isFolded={isFolded}
        title={title}
        note={isFolded && header.as === 'fields' ? header.name : ''}
        isMarked={isFolded && units !== undefined}
      >
        {null}
      </FoldHeading>
      {!isFolded && (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pb="2">
          {header.as === 'fields' ? (
            <>
              {field('name', 'Name', header.name, '')}
              {field('headline', 'Headline', header.headline, 'The job that you do')}
              {units && <LineMark units={units} field={headerKey} />}
              <chakra.p textStyle="label" mb="-1.5">
                Contacts
              </chakra.p>
              <LineList
                lines={header.contact}
                list="contacts"
                label="Contacts"
                noun="Contact"
                add="Add a contact"
                placeholder="Place, phone, email or link"
                marked={marked}
                onLines={onContact}
              />
            </>
          ) : (
            <>
              <GrowingTextarea
                aria-label="Markdown of the name and the contacts"
                value={header.source}
                data-field={headerKey}
                fontFamily="mono"
                onChange={event =>
                  edit(withSource(event.target.value), typedName(headerKey, event.target.value))
                }
              />
              {units && <LineMark units={units} field={headerKey} />}
            </>
          )}
        </chakra.div>
      )}
    </Panel>
  )
})
