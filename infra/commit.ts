import { spawnSync } from 'node:child_process'

/**
 * Returns the commit that a folder has checked out, with `-dirty` behind it if a file of the commit is changed, or
 * `unknown` without git.
 */
export const commitOf = (folder: string): string => {
  const { status, stdout } = spawnSync(
    'git',
    // Without `--exclude`, git names a tag where there is one.
    ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'],
    { cwd: folder, encoding: 'utf8' },
  )
  return status === 0 ? stdout.trim() : 'unknown'
}
