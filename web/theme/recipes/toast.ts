import { defineSlotRecipe } from '@chakra-ui/react'

/**
 * At the bottom, above what is docked there; on desks to the right. The top right of a desk has the screen's own action,
 * such as Add, which a toast must not cover. While a dialog is open the toast goes to the top, because the dialog's
 * buttons are at the bottom. Over a full sheet of a phone it stands above these buttons: at the top it would cover the
 * title and the close button.
 */
export const toastRecipe = defineSlotRecipe({
  slots: ['region', 'root', 'icon', 'words', 'title', 'text'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: { base: '3', md: 'auto' },
      insetInlineEnd: { md: '6' },
      bottom: 'calc(12px + var(--docked) + var(--save-bar) + var(--offline) + env(safe-area-inset-bottom))',
      width: { md: '23rem' },
      pointerEvents: 'none',
      'html:has(.aiki-dialog__content[data-state=open]) &': { top: '2', bottom: 'auto' },
      'html[data-full-sheet]:has(.aiki-dialog__content[data-state=open]) &': {
        top: { base: 'auto', md: '2' },
        bottom: { base: 'calc(12px + var(--sheet-foot))', md: 'auto' },
      },
    },
    root: {
      display: 'flex',
      // What can be pressed goes below the words where both would leave them a narrow column.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      py: '1.5',
      ps: '3.5',
      pe: '1.5',
      bg: 'bg.panel',
      color: 'fg',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      pointerEvents: 'auto',
      animation: 'lift-in {durations.base} {easings.out}',
    },
    icon: {
      alignSelf: 'start',
      mt: '1.5',
      '&[data-kind=success]': { color: 'success.solid' },
      '&[data-kind=info]': { color: 'info.solid' },
      '&[data-kind=error]': { color: 'error.solid' },
      '&[data-kind=offline]': { color: 'warning.solid' },
    },
    words: { py: '1.5', flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' },
    title: { fontSize: '0.9375rem', fontWeight: 'strong', lineHeight: '1.4' },
    text: { textStyle: 'small', color: 'fg.muted' },
  },
})
