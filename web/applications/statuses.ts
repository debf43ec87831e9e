import { Bookmark, CircleX, Eye, Handshake, type LucideIcon, MessageCircle, Send, Undo2 } from 'lucide-react'
import type { ApplicationStatus } from '../../shared/api/applications.ts'

type Look = { readonly label: string; readonly Icon: LucideIcon }

export const statusLooks: Record<ApplicationStatus, Look> = {
  saved: { label: 'Saved', Icon: Bookmark },
  viewed: { label: 'Viewed', Icon: Eye },
  applied: { label: 'Applied', Icon: Send },
  interview: { label: 'Interview', Icon: MessageCircle },
  offer: { label: 'Offer', Icon: Handshake },
  rejected: { label: 'Rejected', Icon: CircleX },
  withdrawn: { label: 'Withdrawn', Icon: Undo2 },
}

/** In the order of a job search: what is planned, what is on its way, what ended. */
export const statusOrder: readonly ApplicationStatus[] = [
  'saved',
  'viewed',
  'applied',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
]

export const statusOptions = statusOrder.map(status => ({ value: status, label: statusLooks[status].label }))
