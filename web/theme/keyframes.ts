import { defineKeyframes } from '@chakra-ui/react'

/** Opacity and transform only, so that a cheap phone's compositor does all of it. */
export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  'rise-out': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  'lift-in': { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
  'lift-out': { from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'translateY(8px)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'slide-in-end': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'slide-out': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  'weave-in': { from: { transform: 'scaleY(0)' }, to: { transform: 'none' } },
  spin: { to: { transform: 'rotate(1turn)' } },
  thread: { '50%': { opacity: 0.55 } },
})
