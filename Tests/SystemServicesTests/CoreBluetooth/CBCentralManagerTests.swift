import CoreBluetooth
import Device
import Foundation
import Testing

extension AskingTests {
  /// Bluetooth on a device that has none.
  @MainActor
  @Suite struct CBCentralManagerTests {
    private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate,
      @unchecked Sendable
    {
      let heard: AsyncStream<CBManagerState>
      private let tell: AsyncStream<CBManagerState>.Continuation

      override init() {
        (heard, tell) = AsyncStream.makeStream()
        super.init()
      }

      func centralManagerDidUpdateState(_ central: CBCentralManager) { tell.yield(central.state) }
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        tell.yield(peripheral.state)
      }
    }

    @Test func theFirstManagerAsksAndIsNotSupported() async {
      await deciding(.bluetooth, nil, answering: "Allow") {
        #expect(CBManager.authorization == .notDetermined)
        let listener = Listener()
        let manager = CBCentralManager(delegate: listener, queue: nil)
        #expect(manager.state == .unknown)
        for await state in listener.heard {
          #expect(state == .unsupported)
          break
        }
        #expect(manager.state == .unsupported)
        #expect(manager.authorization == .allowedAlways)
      }
    }

    @Test func whoDeniesIsTold() async {
      await deciding(.bluetooth, .denied) {
        let listener = Listener()
        let manager = CBPeripheralManager(
          delegate: listener, queue: DispatchQueue(label: "bluetooth"))
        for await state in listener.heard {
          #expect(state == .unauthorized)
          break
        }
        #expect(manager.authorization == .denied)
      }
    }

    @Test func nothingIsFound() async {
      await deciding(.bluetooth, .granted) {
        let manager = CBCentralManager(delegate: nil, queue: nil)
        // Other tests run meanwhile, and go on writing there.
        let console = RuntimeIssue.console
        defer { RuntimeIssue.console = console }
        var said: [String] = []
        RuntimeIssue.console = { line in
          said.append(line)
          console(line)
        }
        manager.scanForPeripherals(withServices: [CBUUID(string: "180D")])
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async { continuation.resume() }
        }
        #expect(said.contains { $0.contains("API MISUSE: <CBCentralManager>") })
        #expect(!manager.isScanning)
        #expect(manager.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
      }
    }
  }
}

struct CBUUIDTests {
  @Test func shortOnesStandForLongOnes() {
    let short = CBUUID(string: "180d")
    #expect(short.uuidString == "180D")
    #expect(short == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    #expect(short.hash == CBUUID(string: "0000180D").hash)
    #expect(short != CBUUID(string: "180F"))
  }

  @Test func longOnesHaveHyphens() throws {
    let uuid = try #require(UUID(uuidString: "6E400001-B5A3-F393-E0A9-E50E24DCCA9E"))
    #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString)
    #expect(CBUUID(data: Data([0x18, 0x0A])).uuidString == "180A")
  }

  @MainActor
  @Test func aTextThatIsNoneFails() {
    withKnownIssue {
      _ = CBUUID(string: "hello")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("does not represent a valid UUID") }
    }
  }

  @Test func offeredServicesKeepWhatTheyAreGiven() {
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: Data([1]),
      permissions: .readable)
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [value]
    #expect(service.isPrimary)
    #expect(service.characteristics?.first?.properties == [.read, .notify])
    #expect(value.value == Data([1]))
  }
}
