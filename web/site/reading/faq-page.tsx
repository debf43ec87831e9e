import { chakra, Heading } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { faqHero, questions, stillQuestions } from '../../content/faq.ts'
import { contact } from '../../content/operator.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { forPeople, forVisitors } from '../audience.ts'
import { ReadingPage } from './reading-page.tsx'

/** Details of one name: the browser keeps one open at a time, without a script. */
export const FaqPage = () => (
  <ReadingPage title={faqHero.title} text={faqHero.text}>
    <chakra.div maxW="reading" mx="auto" px="gutter" py={{ base: '8', lg: '14' }}>
      <Panel aria-label="Questions and answers">
        {questions.map(({ id, question, answer }) => (
          <Answer key={id} id={id} name="faq">
            <Question>
              <Heading as="h2" textStyle="h3">
                {question}
              </Heading>
              <chakra.span
                className="mark"
                color="fg.subtle"
                flexShrink="0"
                transition="transform {durations.base}"
              >
                <ChevronDown size={20} />
              </chakra.span>
            </Question>
            <chakra.div px={{ base: '4', md: '5.5' }} pb="5" display="grid" gap="2.5" color="fg.muted">
              {answer.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </chakra.div>
          </Answer>
        ))}
      </Panel>
      <Panel edge="selvage" mt="8">
        <chakra.div p="5.5">
          <Heading as="h2" textStyle="h2">
            {stillQuestions.title}
          </Heading>
          <chakra.p mt="1.5" mb="5" color="fg.muted">
            {stillQuestions.text}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            <Button asChild variant="outline" css={forVisitors}>
              <a href={contact.mail}>Contact Support</a>
            </Button>
            <Button asChild variant="outline" css={forPeople}>
              <a href={`${paths.help}?dialog=contact`}>Contact Support</a>
            </Button>
            <Button asChild>
              <a href={paths.auth({ mode: 'signup' })}>Get Started Free</a>
            </Button>
          </chakra.div>
        </chakra.div>
      </Panel>
    </chakra.div>
  </ReadingPage>
)

const Answer = chakra('details', {
  base: {
    scrollMarginTop: '20',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border}' },
    '&[open] .mark': { transform: 'rotate(180deg)' },
  },
})

const Question = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '14',
    py: '3.5',
    px: { base: '4', md: '5.5' },
    listStyle: 'none',
    cursor: 'pointer',
    borderRadius: 'lg',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
