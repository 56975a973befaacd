/// All rules, in the order in which they are listed.
package enum Rules {
  package static let all: [Rule] = [
    twoNamespaces,
    twoSources,
    unpairedID,
    separateRoots,
    unstableID,
    identityOnOutgoing,
    movingTransition,
    noAnimation,
    animationInsideConditional,
    animationBeforeChange,
    effectAndTransitionApart,
    fixedFrameInsideEffect,
    offsetInsideEffect,
    textCutByFrame,
    appearanceAfterEffect,
    transitionAroundPadding,
    environmentInTransition,
    hiddenBehind,
    radiusJumps,
    timelineAroundEffect,
  ]
}
