import { ulid } from 'ulid'
import { expect } from '../../e2e/pages/expect.ts'
import { ResumeBuilderPage } from '../../e2e/pages/resume-builder.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import { saved } from '../../e2e/writing.ts'
import { Failure } from '../failure.ts'
import type { Step } from '../step.ts'

/** The smallest file that is recognised as a PDF. */
const file = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

export const filesStep: Step = {
  name: 'files',
  looksAt:
    'A file goes from the browser to the bucket and comes back unchanged. Another length than announced is refused, and the bytes are deleted with the file',
  help: 'infra/files.ts',
  // Free keeps no files.
  needs: ['trial'],
  run: async ({ page, api, fetch }) => {
    const first = await page()
    const { files } = await api()
    await new Shell(first).go('Resume Builder')
    const { files: panel } = await new ResumeBuilderPage(first).shown()
    await panel.add(file)
    await expect(panel.row(file.name)).toBeVisible()
    const back = await saved(first, () => panel.downloadOf(file.name))
    if (!back.bytes.equals(file.buffer))
      throw new Failure(`the ${file.buffer.length} bytes of the file`, `${back.bytes.length} other bytes`)

    const { url, headers } = await files.begin({
      body: { id: ulid(), name: file.name, size: file.buffer.length },
    })
    const other = await fetch(url, {
      method: 'PUT',
      headers,
      body: Buffer.concat([file.buffer, Buffer.of(10)]),
    })
    if (other.ok) throw new Failure('another length than announced to be refused', `status ${other.status}`)

    const [{ id } = { id: '' }] = (await files.list({})).files
    const link = await files.link({ params: { id } })
    await files.remove({ params: { id } })
    await expect
      .poll(async () => (await fetch(link.url)).status, { message: 'the deleted bytes', timeout: 30_000 })
      .toBe(404)
    return `${file.buffer.length} bytes`
  },
}
