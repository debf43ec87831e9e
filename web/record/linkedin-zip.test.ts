import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readLinkedInZip } from './linkedin-zip.ts'

const archive = (files: Readonly<Record<string, string>>): Blob =>
  new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))])

test('an archive of LinkedIn is read, in a folder or not, and its messages are not opened', async () => {
  const read = await readLinkedInZip(
    archive({
      'Basic_LinkedInDataExport/Profile.csv':
        '\ufeffFirst Name,Last Name,Headline\r\nAmina,Bello,"Analyst, freight"\r\n',
      'Basic_LinkedInDataExport/Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nGani Haulage,Officer,"Plans runs\nMakes reports",Apapa,Mar 2023,\n',
      'messages.csv': 'FROM,CONTENT\nsomebody,private words\n',
    }),
  )
  expect(read?.form).toMatchObject({
    fullName: 'Amina Bello',
    jobTitle: 'Analyst, freight',
    workExperience: [{ company: 'Gani Haulage', description: 'Plans runs\nMakes reports' }],
  })
  expect(JSON.stringify(read)).not.toContain('private words')
})

test('an archive of something else is none of LinkedIn', async () => {
  expect(await readLinkedInZip(archive({ 'word/document.xml': '<w/>' }))).toBeNull()
})

test('a broken archive is refused', async () => {
  await expect(readLinkedInZip(new Blob(['PK no archive']))).rejects.toThrow()
})
