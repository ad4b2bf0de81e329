/// A screen on which the user chooses or takes a picture; there is neither a library nor a camera here.
///
/// `isSourceTypeAvailable` says so. Presented anyway, it reports at once that the user has cancelled.
open class UIImagePickerController: UINavigationController {
    /// The source of pictures.
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    /// The cameras of a phone.
    public enum CameraDevice: Int, Sendable { case rear = 0, front }
    /// The kind of media that the camera captures.
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }

    /// The keys of the information on a picked picture.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name of the fact.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The picture as it was.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has cut it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The address of the picture's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The address of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The kind of what was chosen.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The metadata of a picture from the camera.
        public static let mediaMetadata = InfoKey(
            rawValue: "UIImagePickerControllerMediaMetadata")
        /// The rectangle that the user has cut out.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The entry of the library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Returns whether pictures come from a source: from none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Returns whether there is a camera: there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns the kinds that a source has: none.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    /// Where pictures are to come from.
    open var sourceType = SourceType.photoLibrary
    /// The kinds that may be chosen.
    open var mediaTypes = ["public.image"]
    /// Whether the user may cut the picture.
    open var allowsEditing = false
    /// The camera to use.
    open var cameraDevice = CameraDevice.rear
    /// The kind of media that the camera captures.
    open var cameraCaptureMode = CameraCaptureMode.photo

    /// Tells the delegate that nothing was chosen, as there is nothing to choose from.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
    }
}

/// The methods of an object that hears of a chosen picture.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called after a picture was chosen; never here.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called after nothing was chosen; closes the screen unless given.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Default implementation: does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Default implementation: closes the screen.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
