import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createLog } from '../functions/runtime/log.ts'
import { keepLog } from './keep-log.ts'

test('every line is kept, and trouble shows on the terminal too', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'aiki-log-')), 'log')
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  keepLog(file)
  const log = createLog({ requestId: 'one' })
  log.info('answered')
  log.error('failed')
  const kept = (await readFile(file, 'utf8')).trim().split('\n')
  expect(kept.map(line => JSON.parse(line).message)).toEqual(['answered', 'failed'])
  expect(shown.mock.calls).toEqual([[kept[1]]])
})
