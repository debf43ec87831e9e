import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ResumeVersion, versionsKept } from '../../../shared/api/resumes.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { RowButton } from './row-button.tsx'
import { versionsQuery } from './version-queries.ts'
import { originWords, whenWords } from './words.ts'

/** The earlier texts of a resume, newest first. */
export const VersionList = ({ id, onLook }: { id: string; onLook: (version: ResumeVersion) => void }) => {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(versionsQuery(id))
  const now = new Date().toISOString()
  return (
    <>
      <chakra.p color="fg.muted" textStyle="small" mb="3">
        Each save keeps the text before it, the last {versionsKept} of them.
      </chakra.p>
      {isPending && <ThreadLines rows={5} label="Loading the versions" />}
      {isLoadingError && (
        <LoadFailed
          text="The versions could not be loaded. They are safe with us."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>There is no earlier text yet.</p>}
      <chakra.ul listStyleType="none">
        {data?.map(version => (
          <chakra.li key={version.version} borderTop="1px solid {colors.border}">
            <RowButton
              title={originWords[version.origin]}
              text={whenWords(version, now)}
              onClick={() => onLook(version)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
