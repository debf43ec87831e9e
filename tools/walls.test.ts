import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

const forbidden = [
  ['shared/domain/a.ts', "import 'node:fs'", 'shared is pure'],
  ['shared/domain/b.ts', "import 'react'", 'shared is pure'],
  ['shared/api/c.ts', "import type { Table } from '../../functions/store/table.ts'", 'nothing but itself'],
  ['shared/api/d.ts', 'export const title = document.title', 'global variable document'],
  ['shared/api/e.ts', 'export const now = Date.now()', 'Take `now` as an argument'],
  ['shared/api/f.ts', 'export const now = new Date()', 'Take `now` as an argument'],
  ['shared/api/g.ts', "import * as z from 'zod'", 'What ships imports zod/mini'],
  ['functions/store/g.ts', "import * as z from 'zod'", 'What ships imports zod/mini'],
  ['functions/api/a.ts', "import { useState } from 'react'", 'draw nothing'],
  ['functions/api/b.ts', "import '../../local/stack.ts'", 'Only tests, e2e and bench'],
  [
    'functions/api/c.ts',
    "import { GetCommand } from '@aws-sdk/lib-dynamodb'",
    'Only functions/store/table.ts',
  ],
  [
    'functions/store/d.ts',
    "import { GetCommand } from '@aws-sdk/lib-dynamodb'",
    'Only functions/store/table.ts',
  ],
  ['functions/api/e.ts', 'export const name = process.env.TABLE_NAME', 'process.env'],
  ['functions/api/f.ts', "import { Stack } from '../../infra/stack.ts'", 'shared alone'],
  ['web/features/jobs/a.ts', "import '@aws-sdk/client-dynamodb'", 'through the contract'],
  ['web/features/jobs/b.ts', "import 'node:path'", 'through the contract'],
  ['web/features/jobs/c.tsx', "import type { Row } from '../../../functions/store/table.ts'", 'shared alone'],
  ['web/features/jobs/d.ts', "export const later = () => import('../../../local/mail.ts')", 'Only tests'],
  ['web/e.ts', "import * as z from 'zod'", 'What ships imports zod/mini'],
  ['local/b.ts', "import { z } from 'zod'", "import * as z from 'zod'"],
  ['infra/a.ts', "import '../functions/store/table.ts'", 'only the names'],
  ['infra/b.ts', "import '../web/paths.ts'", 'takes the built site'],
  ['infra/d.ts', "import '../admin/verbs.ts'", 'takes the built site'],
  ['shared/api/h.ts', "import '../../admin/verbs.ts'", 'nothing but itself'],
  ['functions/api/g.ts', "import '../../admin/verbs.ts'", 'shared alone'],
  ['web/features/jobs/f.ts', "import '../../../admin/verbs.ts'", 'shared alone'],
  ['infra/c.ts', "import '../local/dynamodb.ts'", 'Only tests'],
  ['web/features/jobs/g.ts', "import '../letters/letters.ts'", 'A feature imports no other feature'],
  [
    'web/features/jobs/h.ts',
    "export const later = () => import('../letters/letters.ts')",
    'A feature imports no other feature',
  ],
  ['web/features/jobs/i.ts', "import '../../app/router.tsx'", 'The app imports the features'],
  ['web/kit/a.ts', "import '../features/letters/letters.ts'", 'stands below them'],
  ['web/person/a.ts', "import '../app/router.tsx'", 'stands below them'],
  ['web/ui/a.tsx', "import '../person/plan.ts'", 'ui knows no domain'],
  ['local/a.ts', "import '../web/paths.ts'", 'joins functions and shared'],
  ['admin/a.ts', "import '../local/stack.ts'", 'stands on the stores'],
  ['admin/b.ts', "import '../web/paths.ts'", 'stands on the stores'],
  ['admin/c.ts', "import '@aws-sdk/lib-dynamodb'", 'Only functions/store/table.ts'],
  ['local/c.ts', "import '../admin/verbs.ts'", 'joins functions and shared'],
  ['tools/a.ts', "import '../local/stack.ts'", 'Only tests'],
  ['smoke/a.ts', "import '../functions/store/table.ts'", 'from outside'],
  ['smoke/b.ts', "import '../local/stack.ts'", 'from outside'],
  ['local/d.ts', "import '../smoke/steps.ts'", 'joins functions and shared'],
] as const

const allowed = [
  ['shared/domain/x.ts', "import * as z from 'zod/mini'\nexport const day = z.date().parse(new Date(0))"],
  ['functions/store/table.ts', "import '@aws-sdk/lib-dynamodb'\nimport '../../shared/lists.ts'"],
  ['functions/store/x.test.ts', "import '../../local/dynamodb.ts'"],
  ['functions/runtime/env.ts', 'export const name = process.env.TABLE_NAME'],
  [
    'web/features/jobs/x.ts',
    "import '../../kit/draft.ts'\nimport './words.ts'\nimport '../../../shared/lists.ts'",
  ],
  ['web/app/x.ts', "import '../features/jobs/route.tsx'"],
  [
    'infra/x.ts',
    "import '../functions/schedules/payload.ts'\nimport '../functions/queues/payload.ts'\nimport '../functions/store/schema.ts'",
  ],
  ['infra/rehearsal/x.ts', "import '../../local/dynamodb.ts'"],
  ['admin/x.ts', "import '../functions/store/table.ts'"],
  ['local/x.ts', "import '../functions/store/table.ts'"],
  ['e2e/x.ts', "import '../local/stack.ts'"],
  ['smoke/x.ts', "import '../e2e/pages/login.ts'\nimport '../local/people.ts'\nimport '../admin/command.ts'"],
] as const

const report = z.object({
  diagnostics: z.array(z.object({ message: z.unknown(), location: z.object({ path: z.unknown() }) }).loose()),
})

const said = new Map<string, string>()

/** A project of only these files, with our import rules. */
beforeAll(() => {
  const house = mkdtempSync(join(tmpdir(), 'aiki-walls-'))
  for (const name of ['biome.json', 'tools/lint']) cpSync(name, join(house, name), { recursive: true })
  for (const [file, text] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), `${text}\n`)
  }
  const { stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none'],
    { cwd: house, encoding: 'utf8' },
  )
  rmSync(house, { recursive: true })
  for (const diagnostic of report.parse(JSON.parse(stdout)).diagnostics) {
    const file = String(diagnostic.location.path)
    said.set(file, `${said.get(file) ?? ''}\n${JSON.stringify(diagnostic)}`)
  }
})

test.each(forbidden)('%s may not contain %s', (file, _, words) => {
  expect(said.get(file)).toContain(words)
})

test.each(allowed)('%s may contain %s', file => {
  expect(said.get(file)).toBeUndefined()
})
