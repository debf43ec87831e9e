import { type Spelling, skillNamed, skillWords, spellingsFrom } from '../jobs/skill-table.ts'
import { isWord, wordsOf } from '../jobs/words.ts'
import type { Span } from './sentences.ts'

/** A skill of the list that jobs are read with, where a text names it. */
export type SkillSpan = Span & { readonly skill: string; readonly written: string }

const names = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/[\n,]/)
      .map(name => name.trim()),
  )

/** Things with a name of their own, which nobody says but who means them: said in passing, they are a claim. */
const named = names(`
  Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Office, Microsoft Outlook, Google Workspace, French, Hausa, Yoruba
  Igbo, Arabic, German, Spanish, IFRS, GAAP, QuickBooks, Xero, Sage, Tally, SAP, Oracle ERP, Microsoft Dynamics, Odoo, Financial Modelling
  SEO, SEM, Facebook Ads, Google Analytics, HubSpot, Salesforce, Zoho CRM, Zendesk, Adobe Photoshop, Adobe Illustrator, HRIS, Agile, Scrum
  Jira, JavaScript, TypeScript, Python, Java, Kotlin, Swift, Objective-C, C, C++, C#, .NET, PHP, Laravel, CodeIgniter, Symfony, Ruby
  Ruby on Rails, Go, Rust, R, Scala, Elixir, Dart, Flutter, React, React Native, Redux, Next.js, Vue.js, Angular, Svelte, Node.js, Express.js
  NestJS, Django, Flask, FastAPI, Spring Boot, HTML, CSS, Tailwind CSS, Bootstrap, jQuery, WordPress, Webflow, Drupal, Android, iOS
  Microservices, GraphQL, gRPC, WebSockets, Git, Blockchain, IoT, Unity, SQL, MySQL, PostgreSQL, SQL Server, Oracle Database, MongoDB, Redis
  Elasticsearch, Power BI, Tableau, Looker, Machine Learning, Artificial Intelligence, Natural Language Processing, Computer Vision
  TensorFlow, PyTorch, Pandas, Apache Spark, Apache Kafka, Airflow, Snowflake, Hadoop, SPSS, Stata, SAS, MATLAB, GIS, AWS, Microsoft Azure
  Google Cloud, Docker, Kubernetes, Terraform, CI/CD, Linux, Windows Server, Cisco, VoIP, Penetration Testing, ISO 27001, ITIL, Figma
  AutoCAD, Revit, SolidWorks, SketchUp, ISO 9001, Lean Manufacturing, E-commerce, Motion Graphics, Video Editing, Graphic Design
  Data Collection, Systems Monitoring, Unit Testing, Data Engineering, Machine Operation
`)
/** Spellings that people also use of what has no name. */
const plainWords = names(`
  spreadsheet, spreadsheets, prototypes, prototyping, wireframes, wireframing, version control, sprint planning, pay per click, hr software
  agile development, dashboards, online store, ecommerce, e commerce, E-commerce, e-commerce, press operation, Lean!, Lean, production machines, machine operator
  machine operating, Machine Operation, enumeration, survey design, field data collection, Data Collection, observability, Systems Monitoring
  automated testing, data pipelines, data pipeline, Data Engineering, data quality assurance, graphics design, graphic designing
  graphics designing, Graphic Design, video production, Video Editing, videography, 2d animation, Animation, Unit Testing, data modelling
  data modeling, test automation, web analytics, language, English, image processing, French language, big data, unix, microservice
`)
/** One of these means the other, though they look unlike. */
const alike = names(
  'k8s, gcp, golang, sklearn, peachtree, navision, postgres, powerpoint, ppc, web3, ubuntu, dax, es6, ecmascript, scss, dotnet, js',
)

const wordsAt = (text: string) => text.toLowerCase().match(/[a-z\d+#]{2,}/g) ?? []
const initials = (text: string) => (text.match(/[A-Z]/g) ?? []).join('').toLowerCase()
/** Whether a spelling is the skill's own name, or only something of its kind: BigQuery is no Snowflake. */
export const isItsName = (written: string, skill: string): boolean => {
  const said = written.toLowerCase()
  if (said === skill.toLowerCase() || alike.has(said)) return true
  const compact = said.replace(/[^a-z\d+#]/g, '')
  if (
    compact === initials(skill) ||
    wordsAt(said)
      .map(word => word[0])
      .join('') === skill.toLowerCase()
  )
    return true
  return wordsAt(skill).some(
    word =>
      word.length > 2 &&
      word !== 'google' &&
      word !== 'microsoft' &&
      word !== 'adobe' &&
      compact.includes(word),
  )
}
export const isNamedSkill = (skill: string): boolean => named.has(skill)

const listedBefore = /(?:^|[,/(:;|\n–-]|\b(?:and|or|in|with|using|via|like|including|through|know|of|on))\s*$/
const listedAfter =
  /^\s*(?:$|[,/);&|\n.–-]|and\b|or\b|for\b|to\b|scripts?\b|code\b|programming\b|services?\b)/

const isMeant = ({ written, strictness }: Spelling, text: string, from: number): boolean => {
  if (strictness === 'word') return true
  if (!text.startsWith(written, from)) return false
  if (strictness === 'cased') return true
  const end = from + written.length
  return (
    listedBefore.test(text.slice(Math.max(0, from - 12), from)) && listedAfter.test(text.slice(end, end + 12))
  )
}

/** Every skill of the list that a text names, with its place. */
export const skillSpansIn = (text: string): SkillSpan[] => {
  const words = wordsOf(text)
  const found: SkillSpan[] = []
  for (let at = 0; at < words.numbers.length; at += 1) {
    for (const spelling of spellingsFrom(words.numbers[at] ?? 0) ?? []) {
      const start = words.from[at] ?? 0
      if (
        !spelling.words.every((word, next) => isWord(words, at + next, word)) ||
        !isMeant(spelling, text, start)
      )
        continue
      const last = at + spelling.words.length - 1
      const end = words.to[last] ?? start
      found.push({ start, end, skill: spelling.skill, written: text.slice(start, end) })
      at = last
      break
    }
  }
  return found
}

/** The ones that claim something wherever they stand. */
export const isClaimAnywhere = ({ skill, written }: SkillSpan): boolean =>
  named.has(skill) && !plainWords.has(written.toLowerCase()) && !plainWords.has(written)

export const skillOf = (item: string): string | undefined => skillNamed(skillWords(item).join(' '))
