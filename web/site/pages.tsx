import type { ReactNode } from 'react'
import { brand } from '../../shared/brand.ts'
import { anyOrigin } from '../../shared/browser-config.ts'
import { questions } from '../content/faq.ts'
import { privacy, terms } from '../content/legal.ts'
import { contact } from '../content/operator.ts'
import { paths } from '../paths.ts'
import { Landing } from './landing/landing.tsx'
import { AboutPage } from './reading/about-page.tsx'
import { FaqPage } from './reading/faq-page.tsx'
import { LegalPage } from './reading/legal-page.tsx'
import { NotFoundPage } from './reading/reading-page.tsx'

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
    description:
      'Who makes Aiki, why we make it, and what we believe in. First in Nigeria, then across Africa.',
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

/** A public page: what its file is called, what search engines and people who share it see, and what it shows. */
export type SitePage = {
  readonly file: string
  /** Null for a page that nobody should find. */
  readonly path: string | null
  readonly title: string
  readonly description: string
  /** What search engines may know of it beside its words, as schema.org says it. */
  readonly facts?: readonly object[]
  /** The page calls the API, and needs to know where people sign in. */
  readonly callsApi?: boolean
  readonly content: ReactNode
}
