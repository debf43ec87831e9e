import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Download, FileText, Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { allows, features, plans } from '../../shared/domain/plan.ts'
import { bytesOf } from '../browser/offer-file.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { type OfferedFile, useDownload } from '../kit/use-download.ts'
import { paths } from '../paths.ts'
import { useSubscriptionStatus } from '../person/plan.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Notice, notify } from '../ui/notify.ts'
import { leftOutWords } from './words.ts'

export type Downloaded = OfferedFile & {
  /** Lines, or sentences, that are not in the file, because nobody said where they come from. */
  readonly leftOut: number
}

/** A file as the server sends it, in base64. */
type SentFile = {
  readonly name: string
  readonly type: string
  readonly data: string
  readonly leftOut: number
}

/** The files that there are of a kind of document. All of them are made of what is saved. */
export type DocumentDownloads<Whole, Format extends string> = {
  /** The document with its facts, as it is on the server. */
  readonly whole: (client: ReturnType<typeof useQueryClient>, id: string) => Promise<Whole>
  /** Makes the text on this device. What does it compares the text with the facts: it comes with the first download. */
  readonly text: () => Promise<(whole: Whole, now: Date) => Downloaded>
  /** Made by the server, for plans that have them. */
  readonly formats: readonly { readonly value: Format; readonly label: string }[]
  readonly file: (id: string, format: Format) => Promise<SentFile>
  /** The toast once the file is there, and where it is not: 'Failed to download resume'. */
  readonly done: Pick<Notice, 'title' | 'description'>
  readonly failed: string
  /** What is left out: 'line', 'sentence'. */
  readonly unit: string
}

type Props<Whole, Format extends string> = {
  id: string
  /** What is downloaded, by its name: 'Operations Analyst, Palmline'. */
  of: string
  downloads: DocumentDownloads<Whole, Format>
  /** Saves changes first; false: they were not saved, and there is no file. Null: there are none. */
  save?: (() => Promise<boolean>) | null
  /** Leads to where what was left out is marked; null: the person is there. */
  onSeeLeftOut: (() => void) | null
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** The one way to a file of a resume or a letter. */
export const DownloadMenu = <Whole, Format extends string>(props: Props<Whole, Format>) => {
  const { id, of, downloads, save = null, onSeeLeftOut, variant = 'outline', size = 'md' } = props
  const { whole, text, formats, file, done, failed, unit } = downloads
  const navigate = useNavigate()
  const client = useQueryClient()
  const plan = useSubscriptionStatus()
  const isLocked = plan !== null && !allows(plan.tier, 'resume-export')
  const { download, busy } = useDownload({
    get: async (format: Format | null): Promise<Downloaded> => {
      if (save && !(await save())) throw new Error('The changes were not saved.')
      if (format === null) {
        const [makeText, document] = await Promise.all([text(), whole(client, id)])
        return makeText(document, new Date())
      }
      const { data, ...sent } = await file(id, format)
      return { ...sent, content: bytesOf(data) }
    },
    onDone: ({ leftOut }) =>
      notify({
        kind: 'success',
        title: done.title,
        description: [done.description, leftOut > 0 && leftOutWords(leftOut, unit)]
          .filter(Boolean)
          .join('. '),
        ...(leftOut > 0 && onSeeLeftOut && { action: { label: 'See where', onClick: onSeeLeftOut } }),
      }),
    onFailed: (error, again) => notifyFailed(failed, error, again),
  })
  return (
    <ActionMenu
      label={`Download ${of}`}
      trigger={
        <Button
          variant={variant}
          size={size}
          aria-label={`Download ${of}`}
          loading={busy}
          loadingText="Downloading"
        >
          <Download />
          Download
        </Button>
      }
      items={[
        { value: 'txt', label: 'Text (.txt)', icon: <FileText />, onSelect: () => download(null) },
        ...formats.map(({ value, label }) => ({
          value,
          label: isLocked ? (
            <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3">
              {label}
              <Badge tone="brand">{plans[features['resume-export']].name}</Badge>
            </chakra.span>
          ) : (
            label
          ),
          icon: isLocked ? <Lock aria-label="Locked:" /> : <FileText />,
          onSelect: () => (isLocked ? void navigate(paths.upgrade) : download(value)),
        })),
      ]}
    />
  )
}
