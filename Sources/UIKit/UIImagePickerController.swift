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
    /// When the camera flashes; stored, but there is none here.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the system's buttons are shown above the camera's picture; stored, but without effect here.
    open var showsCameraControls = true
    /// A view above the camera's picture; stored, but not shown here.
    open var cameraOverlayView: UIView?
    /// How the camera's picture is moved and scaled; stored, but without effect here.
    open var cameraViewTransform = CGAffineTransform.identity
    /// How good films are; stored, but without effect here.
    open var videoQuality = QualityType.typeMedium
    /// How long films may be, in seconds; stored, but without effect here.
    open var videoMaximumDuration: TimeInterval = 600
    /// In which form pictures are given; stored, but without effect here.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// When the camera flashes.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// How good films are.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// In which form pictures are given.
    public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current }
    /// Takes a picture; there is no camera here.
    open func takePicture() {}
    /// Begins a film; there is no camera here.
    open func startVideoCapture() -> Bool { false }
    /// Ends a film; there is no camera here.
    open func stopVideoCapture() {}
    /// Returns whether a camera can flash: there is none.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns what a camera can take: there is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

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
