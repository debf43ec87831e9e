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
  /** How many lines or sentences are not in the file, because they have no source. */
  readonly leftOut: number
}

/** A file from the server, in base64. */
type SentFile = {
  readonly name: string
  readonly type: string
  readonly data: string
  readonly leftOut: number
}

/** The downloads of a kind of document. Each is made from the saved text. */
export type DocumentDownloads<Whole, Format extends string> = {
  /** Loads the document with its facts from the server. */
  readonly load: (client: ReturnType<typeof useQueryClient>, id: string) => Promise<Whole>
  /** Loads the code that makes the text file on this device. It is large, because it checks the text against the facts. */
  readonly loadTextFile: () => Promise<(load: Whole, now: Date) => Downloaded>
  /** The formats that the server makes, for plans that include them. */
  readonly formats: readonly { readonly value: Format; readonly label: string }[]
  readonly file: (id: string, format: Format) => Promise<SentFile>
  readonly successToast: Pick<Notice, 'title' | 'description'>
  /** 'Failed to download resume' */
  readonly failed: string
  /** 'line' or 'sentence' */
  readonly unit: string
}

type Props<Whole, Format extends string> = {
  id: string
  /** 'Operations Analyst, Palmline' */
  name: string
  downloads: DocumentDownloads<Whole, Format>
  /** Saves the changes before the download, which stops if this returns false. Null: there are no changes. */
  save?: (() => Promise<boolean>) | null
  /** What the menu offers below the formats. */
  choices?: ComponentProps<typeof ActionMenu>['items']
  /** Navigates to the text in which the left-out lines are marked, unless the person is there already. */
  onSeeLeftOut?: () => void
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** Downloads a resume or a letter as a file. */
export const DownloadMenu = <Whole, Format extends string>(props: Props<Whole, Format>) => {
  const { id, name, downloads, save = null, choices = [], onSeeLeftOut } = props
  const { variant = 'outline', size = 'md' } = props
  const { load, loadTextFile, formats, file, successToast, failed, unit } = downloads
  const navigate = useNavigate()
  const client = useQueryClient()
  const plan = useSubscriptionStatus()
  const isLocked = plan !== null && !allows(plan.tier, 'resume-export')
  const { download, busy } = useDownload({
    get: async (format: Format | null): Promise<Downloaded> => {
      if (save && !(await save())) throw new Error('The changes were not saved.')
      if (format === null) {
        const [makeText, document] = await Promise.all([loadTextFile(), load(client, id)])
        return makeText(document, new Date())
      }
      const { data, ...sent } = await file(id, format)
      return { ...sent, content: bytesOf(data) }
    },
    onDone: ({ leftOut }) =>
      notify({
        kind: 'success',
        title: successToast.title,
        description: [successToast.description, leftOut > 0 && leftOutWords(leftOut, unit)]
          .filter(Boolean)
          .join('. '),
        ...(leftOut > 0 && onSeeLeftOut && { action: { label: 'See where', onClick: onSeeLeftOut } }),
      }),
    onFailed: (error, retry) => notifyFailed(failed, error, retry),
  })
  return (
    <ActionMenu
      label={`Download ${name}`}
      trigger={
        <Button
          variant={variant}
          size={size}
          aria-label={`${save ? 'Save and download' : 'Download'} ${name}`}
          loading={busy}
          loadingText="Downloading"
        >
          <Download />
          {save ? 'Save and download' : 'Download'}
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
        ...choices,
      ]}
    />
  )
}
