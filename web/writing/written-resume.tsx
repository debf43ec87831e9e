import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { bulletsIn, listIn, type Parts } from '../kit/streamed-text.ts'

type Props = {
  parts: Parts
  /** The names of the work entries, in their order. */
  entries: readonly string[]
}

/** A resume while it is written. */
export const WrittenResume = ({ parts, entries }: Props) => {
  const work = bulletsIn(parts)
  const skills = listIn(parts, 'skills')
  return (
    <>
      {parts.has('headline') && <chakra.p fontWeight="semibold">{parts.get('headline')}</chakra.p>}
      {parts.has('summary') && (
        <Section title="Summary">
          <chakra.p>{parts.get('summary')}</chakra.p>
        </Section>
      )}
      {work.length > 0 && (
        <Section title="Work">
          {work.map(({ at, bullets }) => (
            <chakra.div key={at} mb="2">
              {entries[at] && <chakra.p fontWeight="medium">{entries[at]}</chakra.p>}
              <chakra.ul ps="5" listStyleType="disc">
                {bullets.map((bullet, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: bullets are only appended
                  <li key={place}>{bullet}</li>
                ))}
              </chakra.ul>
            </chakra.div>
          ))}
        </Section>
      )}
      {skills.length > 0 && (
        <Section title="Skills">
          <chakra.p>{skills.join(', ')}</chakra.p>
        </Section>
      )}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Heading as="h3" textStyle="label" mb="1">
      {title}
    </Heading>
    {children}
  </div>
)
