import * as z from 'zod/mini'
import { joinedText, listOf, text } from './lenient-fields.ts'

// The files of the archive that LinkedIn sends to its members under "Get a copy of your data". Each is a table with
// these headings in its first line.

const websites = z.pipe(
  text,
  // `[PORTFOLIO:https://amina.example,COMPANY:https://gani.example]`
  z.transform(list =>
    list
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map(site => site.replace(/^[A-Z_]+:/, '').trim())
      .filter(site => site !== ''),
  ),
)

const profile = z.object({
  'First Name': text,
  'Last Name': text,
  Headline: text,
  Summary: text,
  'Geo Location': text,
  Websites: websites,
})
const started = { 'Started On': text, 'Finished On': text }
const position = z.object({
  'Company Name': text,
  Title: text,
  Description: text,
  Location: text,
  ...started,
})
const volunteering = z.object({
  'Company Name': text,
  Role: text,
  Cause: text,
  Description: text,
  ...started,
})
const study = z.object({
  'School Name': text,
  'Degree Name': text,
  'Start Date': text,
  'End Date': text,
  Notes: text,
  Activities: text,
})
const certificate = z.object({ Name: text, Authority: text, ...started })
const project = z.object({ Title: text, Description: text, Url: text, ...started })
const honour = z.object({ Title: text, Description: text, 'Issued On': text })

const linkedInExport = z.object({
  'Profile.csv': listOf(profile),
  'Email Addresses.csv': listOf(z.object({ 'Email Address': text, Primary: text })),
  'PhoneNumbers.csv': listOf(z.object({ Number: text })),
  'Positions.csv': listOf(position),
  'Volunteering.csv': listOf(volunteering),
  'Education.csv': listOf(study),
  'Skills.csv': listOf(z.object({ Name: text })),
  'Languages.csv': listOf(z.object({ Name: text, Proficiency: text })),
  'Certifications.csv': listOf(certificate),
  'Projects.csv': listOf(project),
  'Honors.csv': listOf(honour),
})

/** The files of the archive that are read. Messages, contacts and all others are never opened. */
export const linkedInFiles: readonly string[] = Object.keys(linkedInExport.shape)

const times = (start: string, end: string, isOpen: boolean) => ({
  'x-aiki': { duration: joinedText([start, end || (isOpen && start !== '' ? 'Present' : '')], ' – ') },
})
const timesOfWork = (row: { readonly 'Started On': string; readonly 'Finished On': string }) =>
  times(row['Started On'], row['Finished On'], true)

/** LinkedIn has one field for what was done. People put bullets in it. */
const linesOf = (description: string): string[] =>
  description
    .split(/\n|[•▪●]/)
    .map(line => line.trim().replace(/^[*-]\s+/, ''))
    .filter(line => line !== '')

/**
 * A LinkedIn export in the JSON Resume schema; null: the tables are no such export. `tables` has the rows of each file by
 * its name, `Positions.csv`; a row has its cells by their headings.
 */
export const jsonResumeOfLinkedIn = (tables: unknown): unknown => {
  const parsed = linkedInExport.safeParse(tables)
  if (!parsed.success) return null
  const files = parsed.data
  const [person] = files['Profile.csv']
  const mails = files['Email Addresses.csv']
  const mail = mails.find(({ Primary }) => /^yes$/i.test(Primary)) ?? mails[0]
  if (!person && files['Positions.csv'].length + files['Education.csv'].length === 0) return null
  return {
    basics: {
      name: joinedText([person?.['First Name'] ?? '', person?.['Last Name'] ?? ''], ' '),
      label: person?.Headline,
      email: mail?.['Email Address'],
      phone: files['PhoneNumbers.csv'].find(({ Number: number }) => number !== '')?.Number,
      location: person?.['Geo Location'],
      summary: person?.Summary,
      url: person?.Websites[0],
      profiles: person?.Websites.slice(1).map(url => ({ network: '', url })),
    },
    work: files['Positions.csv'].map(row => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      highlights: linesOf(row.Description),
      ...timesOfWork(row),
    })),
    volunteer: files['Volunteering.csv'].map(row => ({
      name: row['Company Name'],
      position: row.Role,
      highlights: linesOf(row.Description),
      ...timesOfWork(row),
    })),
    education: files['Education.csv'].map(row => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      ...times(row['Start Date'], row['End Date'], false),
      courses: [row.Notes, row.Activities],
    })),
    skills: files['Skills.csv'].map(({ Name }) => ({ name: Name })),
    languages: files['Languages.csv'].map(({ Name, Proficiency }) => ({
      language: Name,
      fluency: Proficiency,
    })),
    certificates: files['Certifications.csv'].map(row => ({
      name: row.Name,
      issuer: row.Authority,
      date: row['Started On'],
    })),
    projects: files['Projects.csv'].map(row => joinedText([row.Title, row.Description, row.Url])),
    awards: files['Honors.csv'].map(row => joinedText([row.Title, row.Description, row['Issued On']])),
  }
}
