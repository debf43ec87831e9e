import { brand } from '../../shared/brand.ts'
import { anyOrigin } from '../../shared/browser-config.ts'
import { contact } from '../content/contact.ts'
import { questions } from '../content/faq.ts'
import { privacy } from '../content/privacy.ts'
import { terms } from '../content/terms.ts'
import { paths } from '../paths.ts'
import { Landing } from './landing/landing.tsx'
import type { SitePage } from './page.ts'
import { AboutPage } from './reading/about-page.tsx'
import { FaqPage } from './reading/faq-page.tsx'
import { LegalPage } from './reading/legal-page.tsx'
import { NotFoundPage } from './reading/not-found-page.tsx'

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url: `${anyOrigin}/`,
  logo: `${anyOrigin}/icons/icon-512.png`,
  email: brand.supportEmail,
  sameAs: contact.social.map(({ address }) => address),
}

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
}

/** Every public page. `builtOn` is the day of the build, such as 2026-11-21. */
export const sitePages = (builtOn: string): readonly SitePage[] => [
  {
    file: '/index.html',
    path: paths.home,
    title: `${brand.name}: search once, apply well, hear back`,
    description:
      'Aiki reads job boards in Nigeria and beyond, writes resumes and cover letters from what you have really done, and keeps every application in one place.',
    facts: [organization],
    callsApi: true,
    content: <Landing />,
  },
  {
    file: '/faq.html',
    path: paths.faq,
    title: 'Frequently Asked Questions',
    description: 'Boards, plans, payment, data and support: what people ask about Aiki, answered.',
    facts: [faq],
    content: <FaqPage />,
  },
  {
    file: '/about.html',
    path: paths.about,
    title: 'About us',
    description: 'Who makes Aiki, why, and what we hold to: work, found with care, first in Nigeria.',
    content: <AboutPage />,
  },
  {
    file: '/privacy.html',
    path: paths.privacy,
    title: privacy.title,
    description: privacy.text,
    content: <LegalPage text={privacy} updatedOn={builtOn} />,
  },
  {
    file: '/terms.html',
    path: paths.terms,
    title: terms.title,
    description: terms.text,
    content: <LegalPage text={terms} updatedOn={builtOn} />,
  },
  {
    file: '/404.html',
    path: null,
    title: 'Page not found',
    description: 'There is no page at this address.',
    content: <NotFoundPage />,
  },
]
