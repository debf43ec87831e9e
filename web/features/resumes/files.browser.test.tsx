import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import { fileLimit } from '../../../shared/api/files.ts'
import { takeDownloads } from '../../testing/downloads.ts'
import { server } from '../../testing/fake-server.ts'
import { fakeFiles } from '../../testing/files.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast } from '../../testing/toast.ts'
import { openBuilder } from './builder.testing.ts'
import { standForBucket } from './bytes.testing.ts'
import { filesPanel } from './files.testing.ts'

const { root, rows, row, input, trouble } = filesPanel

const openFiles = async (...names: readonly string[]) => {
  const files = fakeFiles(...names)
  await openBuilder({ answers: { ...fakeResumes({ tier: 'pro' }).answers, ...files.answers } })
  await expect.element(root.getByText(`${names.length} of 5`)).toBeVisible()
  return files
}

const pdf = new File(['%PDF-1.7'.repeat(9_000)], 'NYSC certificate.pdf', { type: 'application/pdf' })

test("a file is uploaded to the server's link, and stored", async () => {
  const bucket = standForBucket()
  const files = await openFiles()
  await input.upload(pdf)
  await expectToast('File Added', '“NYSC certificate.pdf” is kept here.')
  await expect.element(row(pdf.name)).toMatchTextContent(/PDF · 70 kB/)
  const [{ id = '' } = {}] = files.all()
  expect(bucket.sent()).toMatchObject([
    { url: `/bucket/${id}`, headers: { 'content-type': 'application/octet-stream' } },
  ])
  expect(server.asked('files.begin')).toEqual([{ body: { id, name: pdf.name, size: pdf.size } }])
})

test('a file is downloaded by its link', async () => {
  const files = await openFiles('NYSC certificate.pdf')
  const downloads = takeDownloads()
  const { address } = await downloads.next(() =>
    filesPanel.button('NYSC certificate.pdf', 'Download').click(),
  )
  expect(new URL(address).pathname).toBe(`/bucket/${files.all()[0]?.id}`)
})

test('when the server finds another type in the content, the file is not stored', async () => {
  standForBucket()
  await openFiles()
  server.answers({
    'files.finish': () => {
      throw new ApiError('wrong_file_type')
    },
  })
  await input.upload(new File(['<script>alert(1)</script>'], 'letter.pdf', { type: 'application/pdf' }))
  await expect.element(trouble).toMatchTextContent('“letter.pdf”: You cannot store this kind of file here.')
  await expect.element(rows).not.toBeInTheDocument()
})

test.each([
  ['run.exe', 'application/x-msdownload', 2, 'You cannot store this kind of file here.'],
  ['large.pdf', 'application/pdf', fileLimit + 1, 'Please select a file of at most 5 MB.'],
])('%s is refused before it is sent', async (name, type, size, words) => {
  const bucket = standForBucket()
  await openFiles()
  await input.upload(new File([new Uint8Array(size)], name, { type }))
  await expect.element(trouble).toMatchTextContent(`“${name}”: ${words}`)
  expect(bucket.sent()).toEqual([])
})

test('after a lost connection the file is still chosen, and is sent again under the same name', async () => {
  const bucket = standForBucket()
  bucket.become('lost')
  const files = await openFiles()
  await input.upload(pdf)
  await expect.element(trouble).toMatchTextContent('The file is still chosen: try again.')
  bucket.become('taken')
  await root.getByRole('button', { name: 'Try again' }).click()
  await expectToast('File Added', '“NYSC certificate.pdf” is kept here.')
  expect(files.all()).toHaveLength(1)
  expect(new Set(server.asked('files.begin').map(({ body }) => body.id)).size).toBe(1)
})

test('an upload shows its progress, and can be stopped', async () => {
  const bucket = standForBucket()
  bucket.become('on their way')
  await openFiles()
  await input.upload(pdf)
  await expect.element(root.getByText('Sent 50%')).toBeVisible()
  await root.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(root.getByText('Sent 50%')).not.toBeInTheDocument()
  expect(bucket.stopped()).toBe(1)
  await expect.element(rows).not.toBeInTheDocument()
})

test('with five files no more can be added, until one is deleted', async () => {
  const files = await openFiles('1.png', '2.png', '3.png', '4.png', '5.png')
  await expect
    .element(root)
    .toMatchTextContent('You have reached the limit of files. Delete one to add another.')
  await expect.element(input).not.toBeInTheDocument()
  await filesPanel.button('3.png', 'Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Delete this file?' })
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await question.getByRole('button', { name: 'Delete file' }).click()
  await expectToast('File Deleted', '“3.png” is gone.')
  await expect.element(input).toBeInTheDocument()
  expect(files.all().map(({ name }) => name)).toEqual(['5.png', '4.png', '2.png', '1.png'])
})
