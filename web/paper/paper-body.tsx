import { chakra } from '@chakra-ui/react'
import type { ResumeEntry, ResumeSection } from '../../shared/domain/resume/document.ts'
import { shownEntryTitle } from '../../shared/domain/resume/entry-title.ts'
import { Marked } from './marked.tsx'
import { placed } from './placed.ts'

const Bullets = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '0.3em', mt: '0.3em' } })
const Bullet = chakra('li', {
  base: {
    position: 'relative',
    ps: '1em',
    _before: {
      content: 'var(--bullet) / ""',
      position: 'absolute',
      insetStart: 0,
      color: 'var(--accent)',
      fontWeight: 'bold',
    },
  },
})

type Texts = Pick<ResumeSection, 'paragraphs' | 'bullets'>

const TextsOf = ({ paragraphs, bullets }: Texts) => (
  <>
    {placed(paragraphs).map(({ key, value }) => (
      <chakra.p key={key} whiteSpace="pre-line" css={{ '& + p': { mt: '0.4em' } }}>
        <Marked text={value} />
      </chakra.p>
    ))}
    {bullets.length > 0 && (
      <Bullets>
        {placed(bullets).map(({ key, value }) => (
          <Bullet key={key}>
            <Marked text={value} />
          </Bullet>
        ))}
      </Bullets>
    )}
  </>
)

const Entry = ({ entry }: { entry: ResumeEntry }) => {
  const { title, organisation, duration, details, paragraphs, bullets } = entry
  return (
    <chakra.div css={{ '& + &': { mt: '0.65em' } }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="1em"
      >
        <chakra.h4 flex="1 1 7em" minW="0" fontWeight="semibold" textWrap="pretty">
          <Marked text={shownEntryTitle(title, organisation)} />
        </chakra.h4>
        {duration && (
          <chakra.p flex="none" maxW="max(45%, 7em)" textAlign="end" color="fg.muted">
            <Marked text={duration} />
          </chakra.p>
        )}
      </chakra.div>
      {details.length > 0 && (
        <chakra.p color="fg.muted">
          <Marked text={details.join(' · ')} />
        </chakra.p>
      )}
      <TextsOf paragraphs={paragraphs} bullets={bullets} />
    </chakra.div>
  )
}

/** What stands below the heading of a section. */
export const PaperBody = ({ section }: { section: ResumeSection }) => (
  <>
    <TextsOf {...section} />
    {section.entries.length > 0 && (
      <chakra.div mt={section.paragraphs.length + section.bullets.length > 0 ? '0.5em' : undefined}>
        {placed(section.entries).map(({ key, value }) => (
          <Entry key={key} entry={value} />
        ))}
      </chakra.div>
    )}
  </>
)
