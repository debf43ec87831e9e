import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitOf } from './commit.ts'

test('names the commit of a folder, also where it has a tag, and says if files are changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-commit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@aiki.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  expect(commitOf(folder)).toBe('unknown')

  git('init')
  writeFileSync(join(folder, 'cdk.context.json'), '{}')
  git('add', '.')
  git('commit', '--message', 'First')
  git('tag', '--annotate', 'v1', '--message', 'One')
  const commit = git('rev-parse', 'HEAD')
  expect(commitOf(folder)).toBe(commit)

  writeFileSync(join(folder, 'cdk.context.json'), '{"people":5000}')
  expect(commitOf(folder)).toBe(`${commit}-dirty`)
})
