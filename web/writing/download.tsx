import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText, Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Feature, features, plans } from '../../shared/domain/plan.ts'
import { offerFile } from '../browser/offer-file.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { paths } from '../paths.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Notice, notify } from '../ui/notify.ts'
import { leftOutWords } from './left-out.ts'

/** A file as it is handed over. */
export type Downloaded = {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
  /** Its media type. */
  readonly type: string
  /** Lines, or sentences, that are not in it, for nobody said where they come from. */
  readonly leftOut: number
}

export type DownloadChoice = {
  /** `txt`: unlike the others. */
  readonly value: string
  readonly label: string
  /** What the plan must have and has not: the choice is shown, and leads to the plans. Null: it is open. */
  readonly locked: Feature | null
  readonly get: () => Promise<Downloaded>
}

type Props = {
  /** What is downloaded, by its name: 'Operations Analyst, Palmline'. */
  of: string
  choices: readonly DownloadChoice[]
  /** What is said once it is there, and what where it is not: 'Failed to download resume'. */
  words: { readonly done: Pick<Notice, 'title' | 'description'>; readonly failed: string }
  /** What is left out: 'line', 'sentence'. */
  unit: string
  /** Leads to where what was left out is marked; null: the person is there. */
  onSeeLeftOut: (() => void) | null
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** The one way to a file of a resume or a letter. */
export const DownloadMenu = ({ of, choices, words, unit, onSeeLeftOut, variant, size }: Props) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: DownloadChoice) => choice.get(),
    onSuccess: ({ name, content, type, leftOut }) => {
      offerFile(name, content, type)
      const { title, description } = words.done
      notify({
        kind: 'success',
        title,
        description: [description, leftOut > 0 && leftOutWords(leftOut, unit)].filter(Boolean).join('. '),
        ...(leftOut > 0 && onSeeLeftOut && { action: { label: 'See where', onClick: onSeeLeftOut } }),
      })
    },
    onError: (error, choice) => notifyFailed(words.failed, error, () => mutate(choice)),
  })
  return (
    <ActionMenu
      label={`Download ${of}`}
      trigger={
        <Button
          variant={variant ?? 'outline'}
          size={size ?? 'md'}
          aria-label={`Download ${of}`}
          loading={isPending}
          loadingText="Downloading"
        >
          <Download />
          Download
        </Button>
      }
      items={choices.map(choice => ({
        value: choice.value,
        label: choice.locked ? (
          <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3">
            {choice.label}
            <Badge tone="brand">{plans[features[choice.locked]].name}</Badge>
          </chakra.span>
        ) : (
          choice.label
        ),
        icon: choice.locked ? <Lock aria-label="Locked:" /> : <FileText />,
        onSelect: () => (choice.locked ? void navigate(paths.upgrade) : mutate(choice)),
      }))}
    />
  )
}
