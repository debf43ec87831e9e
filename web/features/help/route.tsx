import { chakra, Flex } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { brand } from '../../../shared/brand.ts'
import { helpQuestions, helpWords } from '../../content/help.ts'
import { contact } from '../../content/operator.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { Anchor } from '../../ui/anchor.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Card } from '../../ui/panel.tsx'
import { Disclosure, Summary } from './disclosure.tsx'
import type { TicketKind } from './ticket.ts'
import { TicketList } from './ticket-list.tsx'

const TicketDialog = lazyDialog(async () => (await import('./ticket-dialog.tsx')).TicketDialog)

/** Help Center. `?dialog=contact` and `?dialog=issue` open a dialog. */
export const HelpRoute = () => {
  const session = useSession()
  const { params, open, close } = useAddress()
  const opener = (kind: TicketKind) => ({
    'data-focus': `ticket-${kind}`,
    onClick: () => open({ dialog: kind }),
    onPointerEnter: () => void TicketDialog.load().catch(() => undefined),
  })
  return (
    <>
      <PageHead title="Help Center" text={helpWords.lead} />
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
      >
        <Card title="Questions people ask">
          <Questions />
          <chakra.p mt="4">
            <TextLink variant="text" to={paths.faq} reloadDocument>
              All questions and answers
            </TextLink>
          </chakra.p>
        </Card>
        <chakra.div display="grid" gap="4">
          <Card title="Write to us" text={helpWords.write}>
            <Flex gap="2.5" wrap="wrap">
              <Button {...opener('contact')}>Contact support</Button>
              <Button variant="outline" {...opener('issue')}>
                Report an issue
              </Button>
            </Flex>
            <chakra.p mt="4" textStyle="small" color="fg.muted">
              Or by email:{' '}
              <Anchor variant="text" href={contact.mail} overflowWrap="anywhere">
                {brand.supportEmail}
              </Anchor>
            </chakra.p>
          </Card>
          <TicketList />
          <Card title="Knowledge base">
            <Badge>Coming Soon</Badge>
            <chakra.p mt="2" textStyle="small" color="fg.muted">
              {helpWords.knowledgeBase}
            </chakra.p>
          </Card>
        </chakra.div>
      </chakra.div>
      {session.state === 'signed-in' &&
        (['contact', 'issue'] as const).map(kind => (
          <TicketDialog
            key={kind}
            kind={kind}
            open={params.get('dialog') === kind}
            sub={session.person.sub}
            onClose={() => close('dialog', kind)}
          />
        ))}
    </>
  )
}

/** One question is open at a time, because all have the same `name`. */
const Questions = () =>
  helpQuestions.map(({ question, answer }) => (
    <Disclosure key={question} name="help-question">
      <Summary>
        {question}
        <ChevronDown />
      </Summary>
      <chakra.p pb="4" color="fg.muted" maxW="reading">
        {answer}
      </chakra.p>
    </Disclosure>
  ))
