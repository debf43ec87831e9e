import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { expectToast, toast } from './pages/toast.ts'
import { makeResume, pixel, saved } from './writing.ts'

test('on Pro five files are kept, each what it says it is, and come back as they went', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(422))
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const { id } = await makeResume(api)
  const { data } = await api.documents.resume({ params: { id, format: 'pdf' } })
  const pdf = {
    name: 'NYSC certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(data, 'base64'),
  }
  const { files } = await ResumeBuilderPage.open(page)
  await expect(files.root).toContainText('0 of 5')
  await files.add(pdf)
  await expectToast(page, 'File Added', '“NYSC certificate.pdf” is kept here.')
  await expect(files.row(pdf.name)).toContainText(/PDF · \d+ kB/)
  const back = await saved(page, () => files.downloadOf(pdf.name))
  expect(back.name).toBe('NYSC certificate.pdf')
  expect(back.bytes.equals(pdf.buffer)).toBe(true)

  // What it is, its content says.
  await files.add({ ...pdf, name: 'letter.pdf', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(files.trouble).toContainText('“letter.pdf”: This is not a kind of file that can be kept here.')
  await files.add({ name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
  await expect(files.trouble).toContainText('“run.exe”: This is not a kind of file that can be kept here.')
  await files.add({ ...pdf, name: 'large.pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(files.trouble).toContainText('“large.pdf”: Please select a file of at most 5 MB.')
  await expect(files.rows).toHaveCount(1)

  for (const at of [2, 3, 4, 5]) {
    await files.add({ name: `degree ${at}.png`, mimeType: 'image/png', buffer: pixel })
    await expect(files.rows).toHaveCount(at)
  }
  await expect(files.root).toContainText('You keep as many files as there is room for.')
  await expect(files.input).toHaveCount(0)
  await expect(
    api.files.begin({ body: { id: '01JD0000000000000000000000', name: 'x.pdf', size: 10 } }),
  ).rejects.toMatchObject({ code: 'too_many_files' })
  const question = await files.delete('degree 3.png')
  await question.getByRole('button', { name: 'Delete file' }).click()
  await expect(toast(page)).toContainText('“degree 3.png” is gone.')
  await expect(files.rows).toHaveCount(4)
  await expect(files.input).toHaveCount(1)
  await page.reload()
  await expect(files.rows).toHaveCount(4)
})
