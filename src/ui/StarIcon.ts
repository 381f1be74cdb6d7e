import { createIcon } from './create-icon'

/** Star with a point at each corner: Lucide's rounded one has four times the path, and the first list has this icon. */
export const StarIcon = createIcon({
  size: 24,
  node: [['path', { d: 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z' }]],
})
