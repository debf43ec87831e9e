import { chakra, Heading } from '@chakra-ui/react'
import { brand } from '../../../shared/brand.ts'
import { dayInWords } from '../../../shared/domain/calendar.ts'
import type { LegalPart, LegalText } from '../../content/legal.ts'
import { contact } from '../../content/operator.ts'
import { Anchor } from '../../ui/anchor.ts'
import { Panel } from '../../ui/panel.tsx'
import { ReadingPage } from './reading-page.tsx'

type Props = {
  text: LegalText
  /** The day of the build, such as 2026-11-21. */
  updatedOn: string
}

export const LegalPage = ({ text: { title, text, parts, contactFor }, updatedOn }: Props) => (
  <ReadingPage title={title} text={text} badge={`Last updated ${dayInWords(updatedOn)}`}>
    <chakra.div maxW="reading" mx="auto" px="gutter" py={{ base: '8', lg: '14' }} display="grid" gap="8">
      {parts.map(part => (
        <Part key={part.title} {...part} />
      ))}
      <Panel edge="selvage" aria-labelledby="contact">
        <chakra.div p="5.5">
          <Heading as="h2" id="contact" textStyle="h2">
            Contact
          </Heading>
          <chakra.p mt="1.5" color="fg.muted">
            {contactFor}
          </chakra.p>
          <chakra.p mt="3">
            <Anchor href={contact.mail} display="inline-block" py="1">
              {brand.supportEmail}
            </Anchor>
          </chakra.p>
          <chakra.address mt="2" fontStyle="normal" color="fg.muted">
            {contact.address.map(line => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </chakra.address>
        </chakra.div>
      </Panel>
    </chakra.div>
  </ReadingPage>
)

const Part = ({ title, paragraphs }: LegalPart) => (
  <section>
    <Heading as="h2" textStyle="h2">
      {title}
    </Heading>
    <chakra.div mt="2" display="grid" gap="2.5" color="fg.muted">
      {paragraphs.map(paragraph =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <chakra.ul key={paragraph[0]} listStyle="disc" ps="5" display="grid" gap="1">
            {paragraph.map(point => (
              <li key={point}>{point}</li>
            ))}
          </chakra.ul>
        ),
      )}
    </chakra.div>
  </section>
)
