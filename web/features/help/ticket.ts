import * as z from 'zod/mini'
import { type TicketForm, ticketForm } from '../../../shared/api/support.ts'
import { brand } from '../../../shared/brand.ts'
import type { ticketCategories, ticketPriorities } from '../../../shared/lists.ts'
import { formDraft } from '../../kit/draft.ts'

export const priorityChoices: { value: (typeof ticketPriorities)[number]; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
]

export const categoryChoices: { value: (typeof ticketCategories)[number]; label: string }[] = [
  { value: 'technical', label: 'Technical problem' },
  { value: 'billing', label: 'Billing' },
  { value: 'feature_request', label: 'Idea for a feature' },
  { value: 'general', label: 'Something else' },
]

export type TicketKind = 'contact' | 'issue'

type Words = {
  readonly title: string
  readonly hint: string
  readonly send: string
  readonly empty: TicketForm
  readonly done: { readonly title: string; readonly description: string }
  readonly failed: string
}

const answer = 'We answer by email, usually within 48 hours.'

/** The words of the two dialogs, and the fields that each begins with. */
export const ticketWords: Readonly<Record<TicketKind, Words>> = {
  contact: {
    title: 'Contact support',
    hint: 'Ask in your own words.',
    send: 'Send message',
    empty: { subject: '', message: '', priority: 'medium', category: 'general' },
    done: { title: 'Message Sent', description: answer },
    failed: 'Failed to send message. Please try again.',
  },
  issue: {
    title: 'Report an issue',
    hint: 'What did you do, what happened, and what should have happened?',
    send: 'Submit report',
    empty: { subject: '', message: '', priority: 'medium', category: 'technical' },
    done: { title: 'Issue Reported', description: `We look into it. ${answer}` },
    failed: 'Failed to submit report. Please try again.',
  },
}

export const dailyLimitWords = `You have sent as many messages as you can send in one day. What you typed is kept: send it tomorrow, or write to ${brand.supportEmail}.`

/** The fields in a draft: the form might not accept them yet. */
const typed = z.extend(ticketForm, { subject: z.string(), message: z.string() })

export const ticketDraft = (sub: string, kind: TicketKind) => formDraft(sub, `ticket.${kind}`, typed)
