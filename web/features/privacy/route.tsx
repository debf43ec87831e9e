import { chakra, Heading } from '@chakra-ui/react'
import { privacySections, privacyUpdated } from '../../content/dashboard-privacy.ts'
import { contact } from '../../content/operator.ts'
import { paths } from '../../paths.ts'
import { Anchor } from '../../ui/anchor.ts'
import { TextLink } from '../../ui/links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The privacy policy within the app. */
export const DashboardPrivacyRoute = () => (
  <>
    <PageHead title="Privacy Policy" text={`Last updated ${privacyUpdated}`} />
    <Panel inset="card" maxW="48rem" display="grid" gap="6">
      {privacySections.map(({ title, paragraphs, points = [] }) => (
        <chakra.section key={title} display="grid" gap="2">
          <Heading as="h2" textStyle="h2">
            {title}
          </Heading>
          {paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
          {points.length > 0 && (
            <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1.5">
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </chakra.ul>
          )}
        </chakra.section>
      ))}
      <chakra.p display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        <Anchor variant="text" href={contact.mail}>
          Write to us
        </Anchor>
        <TextLink variant="text" to={paths.settings}>
          Export or delete your data in Settings
        </TextLink>
      </chakra.p>
    </Panel>
  </>
)
