import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../functions/runtime/log.ts'
import { keepLog } from './keep-log.ts'

afterEach(() => vi.restoreAllMocks())

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

test('on a full disk lines are lost, which is said once, and nothing fails over it', () => {
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  // Linux has a file that is always full.
  keepLog('/dev/full')
  const log = createLog()
  log.info('answered')
  log.info('answered')
  expect(shown.mock.calls).toEqual([[expect.stringContaining('The disk of this machine is full')]])
})
