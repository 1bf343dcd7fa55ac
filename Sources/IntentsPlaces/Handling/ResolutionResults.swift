import CoreLocation
import Foundation

// What apps say about parameters of the usual types.

open class INStringResolutionResult: _INChoiceResolutionResult<String>, @unchecked Sendable {}

open class INSpeakableStringResolutionResult: _INChoiceResolutionResult<INSpeakableString>,
  @unchecked Sendable
{}

open class INPersonResolutionResult: _INChoiceResolutionResult<INPerson>, @unchecked Sendable {}

open class INPlacemarkResolutionResult: _INChoiceResolutionResult<CLPlacemark>,
  @unchecked Sendable
{}

open class INURLResolutionResult: _INChoiceResolutionResult<URL>, @unchecked Sendable {}

open class INFileResolutionResult: _INChoiceResolutionResult<INFile>, @unchecked Sendable {}

open class INDateComponentsResolutionResult: _INChoiceResolutionResult<DateComponents>,
  @unchecked Sendable
{}

open class INDateComponentsRangeResolutionResult: _INChoiceResolutionResult<INDateComponentsRange>,
  @unchecked Sendable
{}

open class INMediaItemResolutionResult: _INChoiceResolutionResult<INMediaItem>,
  @unchecked Sendable
{}

open class INObjectResolutionResult: _INChoiceResolutionResult<INObject>, @unchecked Sendable {}

open class INCallRecordResolutionResult: _INChoiceResolutionResult<INCallRecord>,
  @unchecked Sendable
{}

open class INBooleanResolutionResult: _INValueResolutionResult<Bool>, @unchecked Sendable {}

open class INIntegerResolutionResult: _INValueResolutionResult<Int>, @unchecked Sendable {}

open class INDoubleResolutionResult: _INValueResolutionResult<Double>, @unchecked Sendable {}

open class INOutgoingMessageTypeResolutionResult: _INValueResolutionResult<INOutgoingMessageType>,
  @unchecked Sendable
{}

open class INMessageAttributeResolutionResult: _INValueResolutionResult<INMessageAttribute>,
  @unchecked Sendable
{}

open class INMessageAttributeOptionsResolutionResult: _INValueResolutionResult<
  INMessageAttributeOptions
>,
@unchecked Sendable
{}

open class INCallDestinationTypeResolutionResult: _INValueResolutionResult<INCallDestinationType>,
  @unchecked Sendable
{}

open class INCallCapabilityResolutionResult: _INValueResolutionResult<INCallCapability>,
  @unchecked Sendable
{}

open class INPlaybackRepeatModeResolutionResult: _INValueResolutionResult<INPlaybackRepeatMode>,
  @unchecked Sendable
{}

open class INPlaybackQueueLocationResolutionResult: _INValueResolutionResult<
  INPlaybackQueueLocation
>,
@unchecked Sendable
{}

open class INWorkoutGoalUnitTypeResolutionResult: _INValueResolutionResult<INWorkoutGoalUnitType>,
  @unchecked Sendable
{}

open class INWorkoutLocationTypeResolutionResult: _INValueResolutionResult<INWorkoutLocationType>,
  @unchecked Sendable
{}
