import { chakra, Flex } from '@chakra-ui/react'
import { brand } from '../../../shared/brand.ts'
import { contact } from '../../content/contact.ts'
import { helpQuestions, helpWords } from '../../content/help.ts'
import { usePart } from '../../kit/use-part.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { linkRecipe } from '../../theme/recipes/link.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { askForDialog, TicketDialog } from './dialogs.tsx'
import { Questions } from './questions.tsx'
import type { TicketKind } from './ticket-kinds.ts'

const MailLink = chakra('a', linkRecipe)

/** Help Center. `?dialog=contact` and `?dialog=issue` open the two dialogs. */
export const HelpRoute = () => {
  const session = useSession()
  const { part: dialog, open, closeOnly } = usePart('dialog')
  const opener = (kind: TicketKind) => ({
    onClick: () => open(kind),
    onPointerEnter: askForDialog,
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
          <Questions of={helpQuestions} />
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
              <MailLink variant="text" href={contact.mail} overflowWrap="anywhere">
                {brand.supportEmail}
              </MailLink>
            </chakra.p>
          </Card>
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
            open={dialog === kind}
            sub={session.person.sub}
            onClose={() => closeOnly(kind)}
          />
        ))}
    </>
  )
}
