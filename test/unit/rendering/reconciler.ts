import { act, createContext } from 'react'
import createReconciler from 'react-reconciler'
import { DefaultEventPriority, NoEventPriority } from 'react-reconciler/constants'
import { type Container, type Host, HostElement } from './host'

interface HostText extends Host {
  text: string
  hidden: boolean
}

const nothing = () => undefined
const no = () => false
const none = () => null
const noContext = {}

function remove(parent: Host, child: Host): void {
  const place = parent.children.indexOf(child)
  if (place >= 0) parent.children.splice(place, 1)
}

function adopt(parent: Host, child: Host): void {
  if (child instanceof HostElement && parent instanceof HostElement) child.parent = parent
}

/** React also calls it to move a child. */
function append(parent: Host, child: Host): void {
  remove(parent, child)
  parent.children.push(child)
  adopt(parent, child)
}

function insertBefore(parent: Host, child: Host, before: Host): void {
  remove(parent, child)
  parent.children.splice(parent.children.indexOf(before), 0, child)
  adopt(parent, child)
}

const hide = (host: HostElement | HostText) => {
  host.hidden = true
}
const unhide = (host: HostElement | HostText) => {
  host.hidden = false
}

/** How the tree changes. */
const tree = {
  createInstance: (type: string, props: Host['props']) => new HostElement(type, props),
  createTextInstance: (text: string): HostText => ({
    type: '',
    text,
    props: {},
    children: [],
    hidden: false,
  }),
  appendInitialChild: append,
  appendChild: append,
  appendChildToContainer: (container: Container, child: Host) => append(container, child),
  insertBefore,
  insertInContainerBefore: insertBefore,
  removeChild: remove,
  removeChildFromContainer: remove,
  clearContainer: (container: Container) => void container.children.splice(0),
  commitUpdate(instance: HostElement, _type: string, _previous: unknown, props: Host['props']) {
    instance.props = props
  },
  commitTextUpdate(instance: HostText, _previous: string, text: string) {
    instance.text = text
  },
  hideInstance: hide,
  hideTextInstance: hide,
  unhideInstance: unhide,
  unhideTextInstance: unhide,
  resetAfterCommit(container: Container) {
    container.commits++
  },
}

let priority = NoEventPriority

/** When React renders. */
const schedule = {
  scheduleTimeout: setTimeout,
  cancelTimeout: clearTimeout,
  noTimeout: -1,
  supportsMicrotasks: true,
  scheduleMicrotask: queueMicrotask,
  setCurrentUpdatePriority(next: number) {
    priority = next
  },
  getCurrentUpdatePriority: () => priority,
  resolveUpdatePriority: () => priority || DefaultEventPriority,
  resolveEventType: none,
  resolveEventTimeStamp: () => -1,
  shouldAttemptEagerTransition: no,
  trackSchedulerEvent: nothing,
  requestPostPaintCallback: nothing,
}

/** What React asks of a browser, and a tree without page, forms and style sheets has not. */
const absent = {
  supportsPersistence: false,
  supportsHydration: false,
  extraDevToolsConfig: null,
  bindToConsole: () => nothing,
  getInstanceFromNode: none,
  getInstanceFromScope: none,
  prepareScopeUpdate: nothing,
  beforeActiveInstanceBlur: nothing,
  afterActiveInstanceBlur: nothing,
  detachDeletedInstance: nothing,
  preparePortalMount: nothing,
  prepareForCommit: none,
  finalizeInitialChildren: no,
  shouldSetTextContent: no,
  resetFormInstance: nothing,
  // React takes null for a fault.
  getRootHostContext: () => noContext,
  getChildHostContext: () => noContext,
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
  maySuspendCommit: no,
  maySuspendCommitOnUpdate: no,
  maySuspendCommitInSyncRender: no,
  preloadInstance: () => true,
  startSuspendingCommit: none,
  suspendInstance: nothing,
  suspendOnActiveViewTransition: nothing,
  waitForCommitToBeReady: none,
  getSuspendedCommitReason: none,
}

/** React for the tree of `host.ts`. */
export const reconciler = createReconciler({
  ...tree,
  ...schedule,
  ...absent,
  rendererVersion: '0',
  rendererPackageName: 'plugboard-tests',
  isPrimaryRenderer: true,
  supportsMutation: true,
  getPublicInstance: (instance: HostElement | HostText) => instance,
})

/** Runs work until React has rendered what it changed, and has run its effects. */
export async function acting(work: () => unknown): Promise<void> {
  // Only here: other updates, such as those of a timer, are rendered when React wants to, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  try {
    await act(async () => void (await work()))
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  }
}
